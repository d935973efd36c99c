/** Where programs, their libraries, caches and temporary files are. Hearthbook's own settings are secrets, so none is in here. */
const PASSED_ON = [
  ...['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ', 'LD_LIBRARY_PATH', 'XDG_CACHE_HOME'],
  ...['HF_HOME', 'CUDA_VISIBLE_DEVICES', 'OMP_NUM_THREADS'],
]

/** The environment of a program that this process starts. */
export function childEnv(): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
