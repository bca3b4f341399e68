export type SkeletonShape = 'text' | 'title' | 'media' | 'card' | 'row' | 'circle';

/** Holds the place of content that is still loading, in its shape. */
export function Skeleton({ shape = 'text', count = 1 }: { shape?: SkeletonShape; count?: number }) {
  return Array.from({ length: count }, (_, place) => (
    <span key={place} className={`hb-skeleton hb-skeleton-${shape}`} aria-hidden="true" />
  ));
}
