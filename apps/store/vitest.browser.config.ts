import { browserTestConfig } from '@dabali/tooling/browser-test'

export default await browserTestConfig()
