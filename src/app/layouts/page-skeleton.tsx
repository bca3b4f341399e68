import { EventAtDoors, eventAtDoors } from '#features/navigation/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { NeedsScript } from '#web/ui/needs-script.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/**
 * The neutral shell: the places of a page before it may be shown or has come. At the home of an event that says at its
 * door what it is, that stands where it will stand with the door.
 */
export function PageSkeleton({ label, isHome }: { label: string; isHome: boolean }) {
  const { init } = usePageContext<SiteInit>();
  const isDoor = isHome && eventAtDoors(init) !== undefined;
  // Past the door another shell takes its place: what stood there does not move.
  return (
    <div key={isDoor ? 'door' : 'page'} className={isDoor ? 'hb-focus' : 'hb-page hb-page-wide'} aria-busy="true">
      <span className="hb-visually-hidden">{label}</span>
      {isDoor ? <EventAtDoors /> : null}
      <div className={isDoor ? 'hb-focus-card' : 'hb-page-header'}>
        <NeedsScript />
        <Skeleton shape="title" />
      </div>
      {isDoor ? null : (
        <div className="hb-page-content">
          <Skeleton shape="media" />
          <Skeleton shape="text" count={3} />
        </div>
      )}
    </div>
  );
}
