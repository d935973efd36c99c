/**
 * Node flags of the server. A gallery page allocates a megabyte of short-lived objects, which a smaller young generation copies
 * more often: half of this size costs a fifth of the requests per second, and saves 50 MB. It starts at a quarter, because growing
 * from nothing during startup would copy its contents at each step. Without the last flag, V8 would mark the whole heap of 80 MB
 * again after every 10 MB, which takes 3% of the time for a photo.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=32', '--min-semi-space-size=8', '--heap-growing-percent=60']
