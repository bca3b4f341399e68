import { EventAtDoors } from '#features/navigation/web.ts';
import { NeedsScript } from '#web/ui/needs-script.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The home of an event that says at its door what it is: that stands where it will stand above the door. */
export function DoorSkeleton({ label }: { label: string }) {
  return (
    <div className="hb-focus" aria-busy="true">
      <span className="hb-visually-hidden">{label}</span>
      <EventAtDoors />
      <div className="hb-focus-card">
        <NeedsScript />
        <Skeleton shape="title" />
        <Skeleton shape="row" count={2} />
      </div>
    </div>
  );
}

/** The neutral shell: the places of a page before it may be shown or has come. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className="hb-page hb-page-wide" aria-busy="true">
      <span className="hb-visually-hidden">{label}</span>
      <NeedsScript />
      <div className="hb-page-header">
        <Skeleton shape="title" />
      </div>
      <div className="hb-page-content">
        <Skeleton shape="media" />
        <Skeleton shape="text" count={3} />
      </div>
    </div>
  );
}
