/** Files that become one chunk of the build, because pages load them together (vite.config.ts). */
export interface LoadedTogether {
  /** The name of the chunk. */
  name: string;
  /** Paths below src, or patterns of them. */
  files: readonly string[];
  /** What they import comes along. */
  withImports?: boolean;
  /** Only files that so many screens share; the others stay with their screen. */
  sharedBy?: number;
}
