import { endToEndConfig } from '@dabali/tooling/end-to-end-config'

export default await endToEndConfig('admin')
