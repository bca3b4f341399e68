import { type Endpoint, endpointKey } from '#kernel/endpoint.ts';

const files = import.meta.glob<Record<string, unknown>>(
  ['../src/features/*/contract.ts', '../src/features/*/contract/*.ts', '!../src/features/*/contract/*.test.ts'],
  { eager: true },
);

/** The contracts of all features. */
export const contracts: readonly Endpoint[] = [
  ...new Set(
    Object.values(files)
      .flatMap((file) => Object.values(file))
      .filter(isEndpoint),
  ),
];

const names = new Map(contracts.map((contract) => [endpointKey(contract), contract.name]));

/** The name of the contract that has a method and a path; the path itself where none has. */
export function callName(call: Pick<Endpoint, 'method' | 'path'>): string {
  return names.get(endpointKey(call)) ?? call.path;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value;
}
