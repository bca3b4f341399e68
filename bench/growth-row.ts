import type { Row } from './row.ts';

/** A figure at one size. */
export interface Grown {
  size: string;
  ms: number;
  /** Of PostgreSQL, beside it. */
  databaseMs?: number | undefined;
  rawBytes: number;
  sentBytes: number;
  /** Why there is no figure. */
  failed?: string;
}

export interface GrowthAim {
  ms?: number;
  growth?: number;
  rawBytes?: number;
}

/** Below it the growth is that of the noise. */
const noiseMs = 2;

/** A figure at all its sizes: the largest and its growth are held to the aim. */
export function growthRow(name: string, grown: readonly Grown[], aim?: GrowthAim): Row {
  const [least, most] = [grown[0] as Grown, grown.at(-1) as Grown];
  const failed = grown.some((one) => one.failed !== undefined);
  const growth = most.ms / least.ms;
  const wanted = [
    ...(aim?.ms === undefined ? [] : [{ text: `at most ${aim.ms} ms`, isMet: most.ms <= aim.ms }]),
    ...(aim?.growth === undefined
      ? []
      : [{ text: `${aim.growth} × or ${noiseMs} ms`, isMet: growth <= aim.growth || most.ms <= noiseMs }]),
    ...(aim?.rawBytes === undefined
      ? []
      : [{ text: `${kilobytes(aim.rawBytes)} KB`, isMet: most.rawBytes <= aim.rawBytes }]),
  ];
  const database = grown.some(({ databaseMs = 0 }) => databaseMs >= 0.05)
    ? `; PostgreSQL ${grown.map(({ databaseMs = 0 }) => databaseMs.toFixed(1)).join(' · ')} ms`
    : '';
  const bytes = (of: 'rawBytes' | 'sentBytes'): string => grown.map((one) => kilobytes(one[of])).join(' · ');
  return {
    name,
    figure: `${grown.map((one) => one.failed ?? short(one.ms)).join(' · ')} ms${failed ? '' : `: ${short(growth)} ×`}`,
    detail: `${grown.map(({ size }) => size).join(' · ')}; ${bytes('rawBytes')} KB, sent ${bytes('sentBytes')}${database}`,
    target: wanted.length === 0 ? undefined : wanted.map(({ text }) => text).join(', '),
    isMet: !failed && wanted.every(({ isMet }) => isMet),
  };
}

export const short = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));
const kilobytes = (bytes: number): string => short(bytes / 1024);

export function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
