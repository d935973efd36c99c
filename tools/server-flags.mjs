/**
 * Node flags of the server. A gallery page allocates a megabyte of short-lived objects: a smaller young generation copies them
 * more often, and a larger one uses more memory than it saves time. It starts at half its size, because growing during startup
 * would copy its contents at each step.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--min-semi-space-size=8']
