/** The place of the embedded engine's data. */
export interface EngineStart {
  /** The folder of the data files; without one the data lives in memory and is loaded from `template`. */
  folder?: string;
  template?: string | undefined;
}

/** The start-up data of the engine's thread. */
export interface EngineThreadStart extends EngineStart {
  program: WebAssembly.Module;
}

export type ToEngine =
  | { kind: 'open'; connection: number }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  /** A whole batch of a guest, which has the session to itself until its transaction ends. */
  | { kind: 'batch'; connection: number; bytes: Uint8Array }
  | { kind: 'rollback'; connection: number }
  | { kind: 'dump'; file: string }
  | { kind: 'stop' };

export type FromEngine =
  | { kind: 'ready'; syncs: boolean }
  | { kind: 'failed'; reason: string }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'dumped' }
  | { kind: 'stopped' };
