/** The paths of the icons: 24 by 24, in one stroke width. */
const PATHS = {
  phone:
    'M6.5 3h2.4l1.5 4.6-2 1.6a12 12 0 0 0 6.4 6.4l1.6-2 4.6 1.5v2.4a2.5 2.5 0 0 1-2.7 2.5A17 17 0 0 1 4 5.7 2.5 2.5 0 0 1 6.5 3Z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4m-8 7 2.5 2.5L16 13',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  back: 'M20 12H5m6-6-6 6 6 6',
  check: 'm5 12.5 4.5 4.5L19 7',
  shield:
    'M12 3l7.5 2.8v5.4c0 4.6-3 7.9-7.5 9.8-4.5-1.9-7.5-5.2-7.5-9.8V5.8zM8.7 12l2.3 2.3 4.3-4.6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  pin: 'M12 21s7-6.4 7-11.3A7 7 0 0 0 5 9.7C5 14.6 12 21 12 21Zm0-8.7a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  mail: 'M3.5 5.5h17v13h-17zm.5.6 8 6.4 8-6.4',
  chat: 'M4 5h16v11.5H10.5L6.5 20v-3.5H4z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  expand: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  contrast: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0v17M14.5 4.5v15m2.5-13.4v11.8',
  share: 'M12 15V4m-4 3.5L12 4l4 3.5M6 11H5v9h14v-9h-1',
  link: 'm9.5 14.5 5-5M11 7l1.6-1.6a4.2 4.2 0 0 1 6 6L17 13m-4 4-1.6 1.6a4.2 4.2 0 0 1-6-6L7 11',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  price: 'M12.5 3.5H20V11l-9 9-7.5-7.5zM16 9a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
  ribbon: 'M12 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM8.5 13.5 7 21l5-2.5L17 21l-1.5-7.5',
  feed: 'M5 19h.1M5 12.5a6.5 6.5 0 0 1 6.5 6.5M5 5.5A13.5 13.5 0 0 1 18.5 19',
  alert: 'M12 4 2.8 20h18.4zM12 10v4.5m0 2.5v.1',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon in the color of the text beside it, hidden from screen readers. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
