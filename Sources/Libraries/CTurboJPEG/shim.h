// The system's TurboJPEG API of libjpeg-turbo, 2.1 or newer. Version 3 still has all functions in use.

#ifndef CHALLENGE_CTURBOJPEG_SHIM_H
#define CHALLENGE_CTURBOJPEG_SHIM_H

#include <turbojpeg.h>

#endif
