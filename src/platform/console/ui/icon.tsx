/** An icon on a grid of 20 px, as decoration. */
function Icon({ path }: { path: string }) {
  return (
    <svg className="hc-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/* One function per icon, so that a screen carries only those it shows. */
export const HomeIcon = () => <Icon path="M3.5 9.2 10 3.5l6.5 5.7v7.3h-4.6v-4.6H8.1v4.6H3.5z" />;
export const TicketIcon = () => (
  <Icon path="M3 7.6V6a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 17 6v1.6a2.4 2.4 0 0 0 0 4.8V14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14v-1.6a2.4 2.4 0 0 0 0-4.8M12 4.8v2.1M12 9v2M12 13.1v2.1" />
);
export const SettingsIcon = () => (
  <Icon path="M3.5 6h6M13.5 6h3M3.5 14h3M10.5 14h6M11.5 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4M8.5 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4" />
);
export const PublishIcon = () => <Icon path="M10 13V3.5M6.3 7.1 10 3.4l3.7 3.7M3.5 12.5v4h13v-4" />;
export const GridIcon = () => <Icon path="M3.5 3.5H9V9H3.5zM11 3.5h5.5V9H11zM3.5 11H9v5.5H3.5zM11 11h5.5v5.5H11z" />;
export const PlusIcon = () => <Icon path="M10 4v12M4 10h12" />;
export const MinusIcon = () => <Icon path="M4 10h12" />;
export const CloseIcon = () => <Icon path="m5 5 10 10M15 5 5 15" />;
export const CheckIcon = () => <Icon path="m4.5 10.5 3.8 3.8 7.2-8" />;
export const ChevronIcon = () => <Icon path="m8 5 5 5-5 5" />;
export const BackIcon = () => <Icon path="m12 5-5 5 5 5" />;
export const SearchIcon = () => <Icon path="M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M13.2 13.2l3.8 3.8" />;
export const WarningIcon = () => <Icon path="M10 3.2 17.8 16.5H2.2zM10 8.2v3.6M10 14v.1" />;
export const InfoIcon = () => <Icon path="M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4M10 9.2v4.3M10 6.5v.1" />;
export const UserIcon = () => (
  <Icon path="M10 10a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 10 10M3.8 16.6c.7-2.6 3-4.1 6.2-4.1s5.5 1.5 6.2 4.1" />
);
export const ExternalIcon = () => <Icon path="M11.5 3.5h5v5M16.5 3.5l-7 7M14.5 11v5.5h-11v-11H9" />;
export const TrashIcon = () => <Icon path="M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.7 11h8.6l.7-11M8.3 8.8v4.6M11.7 8.8v4.6" />;
export const GlobeIcon = () => (
  <Icon path="M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4M3 10h14M10 2.8c2 2 3 4.4 3 7.2s-1 5.2-3 7.2M10 2.8c-2 2-3 4.4-3 7.2s1 5.2 3 7.2" />
);
export const UpIcon = () => <Icon path="M10 16V4.5M5 9.3l5-5 5 5" />;
export const DownIcon = () => <Icon path="M10 4v11.5M5 10.7l5 5 5-5" />;
export const LockIcon = () => <Icon path="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9" />;
export const MoreIcon = () => <Icon path="M3.5 9.5h1v1h-1zM9.5 9.5h1v1h-1zM15.5 9.5h1v1h-1z" />;
export const GripIcon = () => <Icon path="M7.5 5v.1M12.5 5v.1M7.5 10v.1M12.5 10v.1M7.5 15v.1M12.5 15v.1" />;
export const LayersIcon = () => (
  <Icon path="m10 3 7 3.8-7 3.8-7-3.8zM3.6 10.3 10 13.8l6.4-3.5M3.6 13.7l6.4 3.5 6.4-3.5" />
);
export const EyeIcon = () => (
  <Icon path="M2.5 10c1.8-3.4 4.4-5 7.5-5s5.7 1.6 7.5 5c-1.8 3.4-4.4 5-7.5 5s-5.7-1.6-7.5-5M10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4" />
);
export const EyeOffIcon = () => (
  <Icon path="M2.5 10c1.8-3.4 4.4-5 7.5-5s5.7 1.6 7.5 5c-1.8 3.4-4.4 5-7.5 5s-5.7-1.6-7.5-5M4 16.5l12-13" />
);
export const LayoutIcon = () => <Icon path="M3.5 3.5h13v13h-13zM3.5 8h13M6 11h8M6 13.8h5" />;
export const PaletteIcon = () => (
  <Icon path="M10 3a7 7 0 1 0 0 14c1.6 0 2-.9 1.6-2-.5-1.3.2-2.3 1.6-2.3h1.6c1.3 0 2.2-.9 2.2-2.2C17 6 13.9 3 10 3M6.7 9.6v.1M9 6.6v.1M12.6 6.8v.1" />
);
export const DoorIcon = () => <Icon path="M5.5 16.5v-13h9v13M3.5 16.5h13M12 10v.1" />;
export const MailIcon = () => <Icon path="M2.8 4.8h14.4v10.4H2.8zM3.2 5.4 10 10.8l6.8-5.4" />;
export const ChartIcon = () => <Icon path="M3.5 16.5h13M5.5 13.5V9M10 13.5v-9M14.5 13.5V7" />;
export const DrawIcon = () => (
  <Icon path="M3.5 6h3l7 8h3M3.5 14h3l2-2.3M11.5 8.3 13.5 6h3M14.5 4l2 2-2 2M14.5 12l2 2-2 2" />
);
export const ListIcon = () => <Icon path="M7 5h9.5M7 10h9.5M7 15h9.5M3.5 5h.1M3.5 10h.1M3.5 15h.1" />;
/** Several persons. */
export const PeopleIcon = () => (
  <Icon path="M7.6 9.6a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4M2.4 15.8c.5-2.4 2.5-3.8 5.2-3.8s4.7 1.4 5.2 3.8M12.6 4.5a2.6 2.6 0 0 1 0 4.9M14.4 12.3c1.7.5 2.8 1.7 3.2 3.5" />
);
/** A badge that somebody wears. */
export const BadgeIcon = () => (
  <Icon path="M4.5 6h11v10.5h-11zM8 6V3.5h4V6M10 11.3a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2M7.3 14.3c.4-1.1 1.4-1.7 2.7-1.7s2.3.6 2.7 1.7" />
);
/** A stall. */
export const StoreIcon = () => (
  <Icon path="M3 7.5l1.5-4h11l1.5 4c0 2.6-3.5 2.6-3.5 0 0 2.6-3.5 2.6-3.5 0 0 2.6-3.5 2.6-3.5 0 0 2.6-3.5 2.6-3.5 0M4.5 9.8v6.7h11V9.8M8 16.5v-4h4v4" />
);
/** Persons with rights. */
export const TeamIcon = () => (
  <Icon path="M8 9.6A2.8 2.8 0 1 0 8 4a2.8 2.8 0 0 0 0 5.6M2.8 16c.5-2.4 2.5-3.7 5.2-3.7.5 0 1 .1 1.5.2M14.3 10.3l2.7.9v2.2c0 1.6-1 2.8-2.7 3.3-1.7-.5-2.7-1.7-2.7-3.3v-2.2z" />
);
/** A label with a lower price. */
export const TagIcon = () => <Icon path="M3.5 3.5h6.2l6.8 6.8-6.2 6.2-6.8-6.8zM6.9 6.9v.1" />;
export const KeyIcon = () => (
  <Icon path="M6.8 16.2a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8M9.3 10.5l7-7M13.5 6.3l2.2 2.2M11.4 8.4l1.5 1.5" />
);
/** A clock that runs back. */
export const HistoryIcon = () => <Icon path="M3.2 9.2a7 7 0 1 1 1.4 5.3M3 4.8v4.4h4.4M10 6.5V10l2.5 1.5" />;
export const EntryIcon = () => <Icon path="M8.5 3.5H16v13H8.5M3 10h8.5M8.3 6.8 11.5 10l-3.2 3.2" />;
