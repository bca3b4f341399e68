/** The only import of the demo: a server without the demo loads no file of it. */
export const loadDemo = () => import('#demo/demo.ts');

export type DemoTools = Awaited<ReturnType<typeof loadDemo>>;
