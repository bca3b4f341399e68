/** The door of the demo. This is the only place that opens it: a server without the demo loads nothing behind it. */
export const loadDemo = () => import('#demo/demo.ts');

export type DemoTools = Awaited<ReturnType<typeof loadDemo>>;
