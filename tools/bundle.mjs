// The files that a page loads, by the manifest that Vite writes beside the bundle.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {{
 *   file: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], dynamicImports?: string[]
 * }} Chunk
 */
/** @typedef {Record<string, Chunk>} Manifest */

/**
 * The JavaScript files that showing some modules brings: theirs, what these import, and their texts in one language; not
 * what else they load lazily.
 * @param {Manifest} manifest
 * @param {string[]} keys
 * @param {string} language
 * @returns {Set<string>}
 */
export function filesOf(manifest, keys, language) {
  const files = new Set();
  const seen = new Set();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the manifest has no ${key}`);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    const texts = (chunk.dynamicImports ?? []).filter((lazy) => isTextsOf(lazy, language));
    waiting.push(...(chunk.imports ?? []), ...texts);
  }
  return files;
}

/**
 * Whether a key of the manifest is a feature's catalogue of a language, or the chunk of several that vite.config.ts makes.
 * @param {string} key
 * @param {string} language
 */
export function isTextsOf(key, language) {
  return key.endsWith(`/texts/${language}.ts`) || key.startsWith(`_texts-${language}-`);
}

/**
 * The scripts that a page asks for before it is used: its `script src` and its `modulepreload`, as written.
 * @param {string} html
 * @returns {string[]}
 */
export function scriptsIn(html) {
  const scripts = new Set();
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/gi)) {
    const isPreload = /\brel=["']?modulepreload\b/i.test(tag);
    const address = (isPreload ? /\bhref=["']([^"']+)["']/i : /^<script\b.*\bsrc=["']([^"']+)["']/i).exec(tag)?.[1];
    if (address !== undefined) scripts.add(address.replaceAll('&amp;', '&'));
  }
  return [...scripts];
}

/**
 * What a build of visitors' pages has of the organisers' console: its modules and its class names.
 * @param {Manifest} manifest
 * @param {Map<string, string>} files their text by name
 * @returns {string[]}
 */
export function tracesOfConsole(manifest, files) {
  const modules = Object.keys(manifest).filter((key) => /\/console(\/|\.ts$)/.test(key));
  const named = [...files].filter(([, text]) => /\bhc-[a-z]/.test(text)).map(([name]) => name);
  return [...modules, ...named];
}

/**
 * @param {string} folder
 * @param {Iterable<string>} files
 * @returns {number} bytes, each file compressed by itself as it travels
 */
export function gzipBytes(folder, files) {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(folder, file))).length;
  return bytes;
}

/** @param {number} bytes */
export function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
