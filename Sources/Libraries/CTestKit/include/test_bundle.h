#pragma once

// There is nothing to call. A bundle that links this has its apps' tasks watched from the start.
