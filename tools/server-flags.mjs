/**
 * How Node runs the server. A page of the gallery is made of a megabyte of objects that nobody needs a moment later: with a
 * smaller young generation they are copied more often, and a larger one takes more memory than it saves time. It begins at
 * half of its size: a start, which fills it in no time, would copy it at each step of its growing.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--min-semi-space-size=8']
