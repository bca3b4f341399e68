/** The forms of the error page that are set before it is opened; without one it is the plain page at /error. */
export const errorVariants = ['notFound', 'notInvited', 'chat'] as const;
export type ErrorVariant = (typeof errorVariants)[number];

export function isErrorVariant(value: unknown): value is ErrorVariant {
  return (errorVariants as readonly unknown[]).includes(value);
}
