export declare const serverFlags: string[];
export declare const commandFlags: string[];
