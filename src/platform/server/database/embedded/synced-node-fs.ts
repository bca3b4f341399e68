import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface EmscriptenModule {
  NODEFS?: { stream_ops?: { fsync?: (stream: { nfd?: number }) => number } };
}

type InitOptions = Parameters<NodeFS['init']>[1];

/**
 * PGlite's file system on Node with an fsync that reaches the disk; the original one does nothing.
 * `syncs` counts them, so that the start can see whether the engine still calls it.
 */
export class SyncedNodeFs extends NodeFS {
  syncs = 0;

  override async init(engine: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const prepared = await super.init(engine, options);
    const addSync = (module: unknown): void => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- PGlite's types leave its file systems out.
      const operations = (module as EmscriptenModule).NODEFS?.stream_ops;
      if (!operations) return;
      operations.fsync = (stream) => {
        this.syncs += 1;
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        return 0;
      };
    };
    const { emscriptenOpts } = prepared;
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}
