import { Duplex } from 'node:stream';
import { joinBytes } from './split-messages.ts';
import type { EngineThread } from './start-engine.ts';

/** Stands in for pg's socket: the bytes go to the engine's thread, so no port is open and pg stays as it is. */
export class EngineStream extends Duplex {
  #engine: EngineThread;
  #connection = 0;

  constructor(engine: EngineThread) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    this.#connection = this.#engine.connect({
      receive: (bytes) => void (bytes.length > 0 && this.push(bytes)),
      fail: (error) => this.destroy(error),
    });
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _read(): void {
    // The engine answers by itself: there is nothing to ask for.
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    // A copy: the buffer may be a part of a larger one that pg uses again.
    this.#engine.send(this.#connection, new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#engine.send(this.#connection, joinBytes(chunks.map((each) => each.chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#engine.disconnect(this.#connection);
    done(error);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
