#pragma once

// There is nothing to call. In a bundle that links this library, the apps' tasks are watched from the start.
