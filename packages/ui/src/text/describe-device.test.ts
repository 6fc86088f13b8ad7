import { describe, expect, it } from 'vitest'
import { describeDevice } from './describe-device.ts'

describe('describeDevice', () => {
  it.each([
    {
      says: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Mobile Safari/537.36',
      is: 'Chrome, Android',
    },
    {
      says: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      is: 'Safari, iPhone',
    },
    { says: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', is: 'Firefox, Linux' },
    {
      says: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Safari/537.36 Edg/128.0',
      is: 'Edge, Windows',
    },
    {
      says: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/128.0 Safari/537.36 OPR/114.0',
      is: 'Opera, Windows',
    },
    { says: 'curl/8.1', is: undefined },
    { says: '', is: undefined },
  ])('$says is $is', ({ says, is }) => {
    expect(describeDevice(says)).toBe(is)
  })
})
