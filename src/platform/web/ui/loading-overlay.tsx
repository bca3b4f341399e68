/** Covers the page; a style delay keeps it unseen while the wait is too short to notice. */
export function LoadingOverlay({ label }: { label: string }) {
  return (
    <output className="hb-loading-overlay">
      <span className="hb-spinner" aria-hidden="true" />
      <span className="hb-visually-hidden">{label}</span>
    </output>
  );
}
