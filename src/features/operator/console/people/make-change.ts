/** Makes a change, says so, and reads the list again. */
export type MakeChange = (call: () => Promise<unknown>, said: string) => Promise<void>;
