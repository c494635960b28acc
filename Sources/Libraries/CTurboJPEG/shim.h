// libjpeg-turbo's TurboJPEG API as the system has it, 2.1 or newer: 3 still has all that is used of it.

#ifndef CHALLENGE_CTURBOJPEG_SHIM_H
#define CHALLENGE_CTURBOJPEG_SHIM_H

#include <turbojpeg.h>

#endif
