import { browserTestConfig } from './browser-test-config.ts'

export default await browserTestConfig()
