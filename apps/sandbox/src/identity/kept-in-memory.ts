import type { Adapter, AdapterPayload } from 'oidc-provider'

type Kept = { payload: AdapterPayload; until: number }

/** Where the provider keeps what it must know of a log-in, for each kind of thing apart; gone when the process ends. */
export function keptInMemory() {
  const kinds = new Map<string, Map<string, Kept>>()

  return (kind: string): Adapter => {
    const kept = kinds.get(kind) ?? new Map<string, Kept>()
    kinds.set(kind, kept)
    const alive = () => {
      for (const [id, { until }] of kept) if (until <= Date.now()) kept.delete(id)
      return kept
    }
    const findWhere = (isMeant: (payload: AdapterPayload) => boolean) =>
      [...alive().values()].find(({ payload }) => isMeant(payload))?.payload

    return {
      upsert: async (id, payload, seconds) => {
        kept.set(id, { payload, until: Date.now() + (seconds ? seconds * 1000 : Number.POSITIVE_INFINITY) })
      },
      find: async (id) => alive().get(id)?.payload,
      findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const found = alive().get(id)
        if (found) found.payload['consumed'] = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void kept.delete(id),
      revokeByGrantId: async (grantId) => {
        for (const [id, { payload }] of kept) if (payload.grantId === grantId) kept.delete(id)
      },
    }
  }
}
