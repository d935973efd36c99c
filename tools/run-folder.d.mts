export declare function makeRunFolder(): string
export declare function removeRunFolder(folder: string): void
export declare function isInMemory(folder: string): boolean
