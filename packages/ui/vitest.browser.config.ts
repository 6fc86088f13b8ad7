import { browserTestConfig } from '@dabali/tooling/browser-test'

const config = await browserTestConfig()

export default {
  ...config,
  optimizeDeps: {
    // What is imported only when a visitor asks for it is not found before a test does.
    include: [
      ...(config.optimizeDeps?.include ?? []),
      'react-player/players',
      'react-player/ReactPlayer',
      'sonner',
      'nextjs-toploader',
    ],
  },
}
