/** OWASP's 32 MB recipe, 0.2 s: N = 2^15, r = 8, p = 3. A stored hash keeps its own costs. */
export const PASSWORD_COSTS = { log2n: 15, r: 8, p: 3 }
