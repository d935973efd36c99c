export declare function makeRunFolder(parent: string): string
export declare function removeRunFolder(folder: string): void
export declare function removeLeftRunFolders(parent: string): void
