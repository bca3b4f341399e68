import { type Endpoint, endpointKey } from '#kernel/endpoint.ts';

const contracts = import.meta.glob<Record<string, unknown>>('../src/features/*/contract.ts', { eager: true });

const names = new Map(
  Object.values(contracts)
    .flatMap((contract) => Object.values(contract))
    .filter(isEndpoint)
    .map((endpoint) => [endpointKey(endpoint), endpoint.name]),
);

/** The name of the contract that has a method and a path; the path itself where none has. */
export function callName(call: Pick<Endpoint, 'method' | 'path'>): string {
  return names.get(endpointKey(call)) ?? call.path;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'name' in value;
}
