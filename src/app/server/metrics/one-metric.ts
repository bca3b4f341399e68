import type { Count } from '#server/database/tally.ts';
import { Counter, Gauge, type Registry } from 'prom-client';

type Read = () => number;
type ReadAll = () => readonly Count[] | Promise<readonly Count[]>;

/** A gauge of one value, or of one for each set of labels; a set that is not read any more is gone. */
export function addGauge(registry: Registry, name: string, help: string, read: Read): void;
export function addGauge(registry: Registry, name: string, help: string, labels: readonly string[], all: ReadAll): void;
export function addGauge(
  registry: Registry,
  name: string,
  help: string,
  first: Read | readonly string[],
  all: ReadAll = () => [],
): void {
  const labelNames = typeof first === 'function' ? [] : [...first];
  const gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [],
    async collect() {
      if (typeof first === 'function') return this.set(first());
      const counts = await all();
      this.reset();
      for (const { labels, value } of counts) this.set(labels, value);
    },
  });
  registry.registerMetric(gauge);
}

/** A counter whose sum since the start is kept elsewhere. */
export function addCounter(registry: Registry, name: string, help: string, read: Read): void {
  addCounters(registry, name, help, [], () => [{ labels: {}, value: read() }]);
}

export function addCounters(
  registry: Registry,
  name: string,
  help: string,
  labels: readonly string[],
  all: () => readonly Count[],
): void {
  const counter = new Counter({
    name,
    help,
    labelNames: [...labels],
    registers: [],
    collect() {
      this.reset();
      for (const count of all()) this.inc(count.labels, count.value);
    },
  });
  registry.registerMetric(counter);
}
