/** OWASP's recommendation for 32 MB, 0.2 s: N = 2^15, r = 8, p = 3. Each stored hash has its own parameters. */
export const PASSWORD_COSTS = { log2n: 15, r: 8, p: 3 }
