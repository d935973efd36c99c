declare module 'libraw-wasm/dist/libraw.js' {
  type Settings = { halfSize: boolean; useCameraWb: boolean; userFlip: number }
  type Pixels = { width: number; height: number; colors: number; bits: number; data: Uint8Array }
  type LibRaw = {
    open(file: Uint8Array, settings: Settings): void
    imageData(): Pixels
  }
  export default function openLibRaw(options: {
    wasmBinary: Uint8Array
    print(line: string): void
    printErr(line: string): void
  }): Promise<{ LibRaw: new () => LibRaw }>
}
