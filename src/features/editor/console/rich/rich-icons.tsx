function Icon({ path }: { path: string }) {
  return (
    <svg className="hc-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const BoldIcon = () => <Icon path="M6 4h4.6a3 3 0 0 1 0 6H6zM6 10h5.4a3 3 0 0 1 0 6H6z" />;
export const ItalicIcon = () => <Icon path="M8.5 4h6M5.5 16h6M11.8 4l-3.6 12" />;
export const BulletsIcon = () => <Icon path="M8 5h8.5M8 10h8.5M8 15h8.5M4 5h.1M4 10h.1M4 15h.1" />;
export const NumbersIcon = () => (
  <Icon path="M8.5 5h8M8.5 10h8M8.5 15h8M3.2 4.2 4.4 3.4v3.4M3.2 12.6c.5-1 2-.8 2 .2 0 .9-2 1.6-2 2.6h2.1" />
);
export const LinkIcon = () => (
  <Icon path="M8.5 11.5a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.6 2.6a3 3 0 0 0 4.3 4.3l1-1" />
);
export const PictureIcon = () => <Icon path="M3.5 4.5h13v11h-13zM3.8 14l3.9-4.2 3 3 2.2-2.2 3.4 3.6M12.8 8h.1" />;
export const QuoteIcon = () => <Icon path="M4.5 4v12M8 6h8.5M8 10h8.5M8 14h6" />;
export const RuleIcon = () => <Icon path="M3.5 10h13M6 5h8M6 15h8" />;
export const TableIcon = () => <Icon path="M3.5 4.5h13v11h-13zM3.5 8.2h13M3.5 11.8h13M8 8.2v7.3M12.2 8.2v7.3" />;
export const UndoIcon = () => <Icon path="M7 4 3.5 7.5 7 11M4 7.5h7.5a4.2 4.2 0 0 1 0 8.5H8" />;
export const RedoIcon = () => <Icon path="m13 4 3.5 3.5L13 11M16 7.5H8.5a4.2 4.2 0 0 0 0 8.5H12" />;
