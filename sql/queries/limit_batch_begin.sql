update limit_batch set last = last + 1 returning last
