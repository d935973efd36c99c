/**
 * How Node runs the server. An upload passes through short-lived buffers of some 4 MB; with a large young generation they
 * pile up outside the heap until V8 marks all of it, which cost as much CPU as receiving, hashing and filing the photo.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4']
