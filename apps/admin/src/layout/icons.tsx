const PATHS = {
  menu: <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  close: <path d="m5 5 14 14M19 5 5 19" />,
  help: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.5 9.5c.2-1.6 1.2-2.300 2.500-2.300s2.500.9 2.500 2.200c0 1.900-2.500 2-2.500 4M12 16.700v.1" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600l1.400 1.400M17 17l1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="15" r="4.5" />
      <path d="m11.500 11.500 8-8M16 7l3 3M13.500 9.500l2 2" />
    </>
  ),
  home: <path d="M4 11.5 12 4l8 7.5V20h-5.5v-5.5h-5V20H4z" />,
  orders: <path d="M3.5 8h17l-4.2 12.5H7.7zM7 8c0-3 2-5.5 5-5.5S17 5 17 8" />,
  catalogue: <path d="M5 3.5h14v17H6.5A1.5 1.5 0 0 1 5 19zM5 19c0-1 .7-1.7 1.5-1.7H19" />,
  events: <path d="M3.5 7h17v3.2a1.8 1.8 0 0 0 0 3.6V17h-17v-3.2a1.8 1.8 0 0 0 0-3.6zM14 7v10" />,
  content: <path d="m4 20 1-4.5L16.5 4 20 7.5 8.5 19zM13.8 6.7l3.5 3.5" />,
  customers: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c.6-4 3-6 6.500-6s5.900 2 6.500 6M16 5a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3.200 2.600 3.500 5.500" />
    </>
  ),
  newsletter: <path d="M3.5 5.500h17v13h-17zM3.5 6.500 12 13l8.500-6.500" />,
  reports: <path d="M4 20V4M4 20h16M8 16v-5M12.500 16V7M17 16v-7" />,
  settings: (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M5.600 18.400l2.100-2.100M16.300 7.700l2.100-2.100" />
    </>
  ),
}

export type IconName = keyof typeof PATHS

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {PATHS[name]}
    </svg>
  )
}
