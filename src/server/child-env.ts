/** Paths of programs, libraries, caches and temporary files. Hearthbook's own settings contain secrets, so none are listed. */
const PASSED_ON = [
  ...['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ', 'LD_LIBRARY_PATH', 'XDG_CACHE_HOME'],
  ...['HF_HOME', 'CUDA_VISIBLE_DEVICES', 'OMP_NUM_THREADS'],
]

/** The environment for child processes. */
export function childEnv(): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
