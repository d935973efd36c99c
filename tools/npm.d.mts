export declare function npm(cwd: string, args: string[], failure: string): Promise<void>
