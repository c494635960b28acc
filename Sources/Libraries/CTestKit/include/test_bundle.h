#pragma once

// There is nothing to call: a bundle that this is linked to has the tasks of its apps watched from its start.
